const line = '\r\n'
const request = (start: string, headers: readonly string[], body = ''): string =>
  [start, 'Host: localhost', ...headers, '', body].join(line)

const LOG_IN = 'POST /services/v2/sessions/ HTTP/1.1'
const JSON_TYPE = 'Content-Type: application/json'
const SMUGGLED = 'GET /services/v2/users/current HTTP/1.1\r\nHost: localhost\r\nX-Smuggled: yes\r\n\r\n'

/** Requests whose end two readers could see in two places, or that are no requests at all. */
export const malformedRequests: Readonly<Record<string, string>> = {
  'a length and chunks': request(
    LOG_IN,
    [JSON_TYPE, 'Content-Length: 6', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'chunks and a length': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding: chunked', 'Content-Length: 6'],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'two lengths': request(LOG_IN, [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 60'], `{}${SMUGGLED}`),
  'two equal lengths': request(LOG_IN, [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 2'], '{}'),
  'a list of lengths': request(LOG_IN, [JSON_TYPE, 'Content-Length: 2, 60'], `{}${SMUGGLED}`),
  'a length with a plus': request(LOG_IN, [JSON_TYPE, 'Content-Length: +2'], '{}'),
  'a negative length': request(LOG_IN, [JSON_TYPE, 'Content-Length: -2'], '{}'),
  'a hexadecimal length': request(LOG_IN, [JSON_TYPE, 'Content-Length: 0x2'], '{}'),
  'a length beyond every number': request(LOG_IN, [JSON_TYPE, 'Content-Length: 99999999999999999999999'], '{}'),
  'a blank before the colon of the length': request(LOG_IN, [JSON_TYPE, 'Content-Length : 2'], '{}'),
  'a chunk size that is no number': request(LOG_IN, [JSON_TYPE, 'Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n`),
  'a negative chunk size': request(LOG_IN, [JSON_TYPE, 'Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n`),
  'a chunk size beyond every number': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding: chunked'],
    `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  ),
  'a chunk longer than its size': request(LOG_IN, [JSON_TYPE, 'Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n`),
  'a chunk ended by a line feed alone': request(LOG_IN, [JSON_TYPE, 'Transfer-Encoding: chunked'], `2\n{}\n0\n\n`),
  'an encoding that is not chunked': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding: xchunked'],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'chunked, then identity': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding: chunked, identity'],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'an encoding behind a tab': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding:\tchunked\u{b}', 'Content-Length: 2'],
    '{}',
  ),
  'an encoding in a folded line': request(
    LOG_IN,
    [JSON_TYPE, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 2'],
    '{}',
  ),
  'an encoding with a NUL': request(LOG_IN, [JSON_TYPE, 'Transfer-Encoding: chunked\0', 'Content-Length: 2'], '{}'),
  'a folded header': request('GET /services/config HTTP/1.1', ['X-Odd: a\r\n b']),
  'a NUL in a header': request('GET /services/config HTTP/1.1', ['X-Odd: a\0b']),
  'a NUL in a header name': request('GET /services/config HTTP/1.1', ['X-O\0dd: a']),
  'a blank in a header name': request('GET /services/config HTTP/1.1', ['X Odd: a']),
  'a header without a colon': request('GET /services/config HTTP/1.1', ['odd']),
  'a carriage return in a header': request('GET /services/config HTTP/1.1', ['X-Odd: a\rb']),
  'a method that is none': request('G\0T /services/config HTTP/1.1', []),
  'a version to come': request('GET /services/config HTTP/9.9', []),
  'no version': 'GET /services/config\r\n\r\n',
  'blanks in the address': request('GET /services/ config HTTP/1.1', []),
  'a header of 100 kB': request('GET /services/config HTTP/1.1', [`X-Odd: ${'a'.repeat(100_000)}`]),
  'five thousand headers': request(
    'GET /services/config HTTP/1.1',
    Array.from({ length: 5_000 }, (_, index) => `X-${index}: a`),
  ),
  'an address of 1 MB': request(`GET /services/config?${'a'.repeat(1_000_000)} HTTP/1.1`, []),
  'no host': 'GET /services/config HTTP/1.1\r\n\r\n',
  'two hosts': request('GET /services/config HTTP/1.1', ['Host: evil.example']),
  'bytes of another protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00\x00\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a tunnel': request('CONNECT 127.0.0.1:22 HTTP/1.1', []),
  'an upgrade': request('GET /services/config HTTP/1.1', ['Connection: Upgrade', 'Upgrade: websocket', 'X-Odd: a\0']),
}
