import { describe, expect, it } from 'vitest'
import { checksum } from '#application/log/checksum'
import { buried, logOf, nestedTooDeep, replay } from './given-command-line'

describe('the command line, given what it cannot read,', () => {
  const header = (text: string, from: string, to: string): string => {
    const [first = '', ...lines] = text.split('\n')
    const content = first.slice(first.indexOf('"header":') + 9, -1).replace(from, to)
    return [`{"check":"${checksum(content)}","header":${content}}`, ...lines].join('\n')
  }
  const log = logOf(buried())
  const lines = log.trimEnd().split('\n')

  it.each([
    ['nothing', '', 'line 1: this is no log of the shop: it is empty'],
    ['a page', '<!doctype html>', 'line 1: this is no log of the shop: the first line is no header of fackhandel-log'],
    [
      'a newer format',
      header(log, '"formatVersion":1', '"formatVersion":7'),
      'line 1: the log has format 7, which this program does not know yet; use that of a newer build',
    ],
    ['a log that is cut short', log.slice(0, -30), 'line 7: the log is cut short: 1 of its batches is missing'],
    [
      'a changed line',
      log.replace('"id":"b3"', '"id":"b4"'),
      'line 4: the log is damaged: the line does not match its checksum',
    ],
    [
      'a moved line',
      lines
        .with(2, lines[3] ?? '')
        .with(3, lines[2] ?? '')
        .join('\n'),
      'line 4: the log is damaged: lines were added, moved or replaced',
    ],
    ['noise', '\0\u0001\uFFFD'.repeat(500), 'line 1: this is no log'],
    ['a value nested too deep', nestedTooDeep, 'line 1: the log is damaged'],
  ])('ends with 2, the line and the reason: %s', async (_, text, says) => {
    const ran = await replay([], text)
    expect(ran).toMatchObject({ code: 2, error: '' })
    expect(ran.lines.join(' ')).toContain(says)
    const json = await replay(['--json'], text)
    expect(JSON.parse(json.out)).toMatchObject({ error: expect.any(String), line: expect.any(Number) })
  })

  it.each([
    [['--frobnicate'], 'there is no option --frobnicate'],
    [['-x'], 'there is no option -x'],
    [['--at'], '--at needs a value'],
    [['--at', 'soon'], '--at takes the number of a step, not "soon"'],
    [['--at', '0'], '--at takes the number of a step, not "0"'],
    [['--drop', '1.5'], '--drop takes the number of a step, not "1.5"'],
    [['--redecide=yes'], '--redecide takes no value'],
    [['--steps', '9-3'], '--steps takes steps as 7, 7-20, 7- or all, not "9-3"'],
    [['--steps', '-'], '--steps takes steps as 7, 7-20, 7- or all, not "-"'],
    [['--change', '7'], '--change takes a step and its payload, as 7={"quantity":2} or 7=@FILE, not "7"'],
    [['--change', '7={}', '--drop', '7'], 'one thing is supposed at a time: --drop or --change'],
    [['a.jsonl', 'b.jsonl'], 'one file is replayed at a time; "b.jsonl" is too much'],
  ])('ends with 2 and its usage where the options are wrong: %j', async (args, says) => {
    const { code, error, out } = await replay(args, log)
    expect(code).toBe(2)
    expect(error.split('\n')[0]).toBe(says)
    expect(error).toContain('npm run replay -- FILE')
    expect(out).toBe('')
  })

  it.each([
    [['--at', '13'], 'the log has 12 steps; there is no step 13'],
    [['--drop', '99'], 'the log has 12 steps; there is no step 99'],
    [['--change', '99={}'], 'the log has 12 steps; there is no step 99'],
    [['--steps', '13-'], 'the log has 12 steps; there is no step 13'],
    [['--change', '2={}'], 'step 2 is no command; only commands can be changed'],
    [['--change', '1=@/nowhere'], '/nowhere cannot be read: there is no such file or folder'],
    [['--until', 'Nothing'], 'no record of the log has the type "Nothing"'],
    [['--bisect', 'nothing'], 'no invariant is called "nothing"; "--bisect list" names them all'],
    [['--why', 'x.y'], '"x.y" names no stream of the log'],
    [['/nowhere/log.jsonl'], '/nowhere/log.jsonl cannot be read: there is no such file or folder'],
    [['/'], '/ cannot be read: it is a folder'],
  ])('ends with 2 in plain words: %j', async (args, says) => {
    const { code, lines: said } = await replay(args, log)
    expect(code).toBe(2)
    expect(said.join(' ')).toContain(says)
  })
})
