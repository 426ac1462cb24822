import { describe, expect, it } from 'vitest'
import { htmlFaults } from '../../support/html/html-faults'

const page = (body: string): string =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>T</title></head><body><main><h1>T</h1>${body}</main></body></html>`

describe('the checker of HTML', () => {
  it('finds nothing in a page that is valid', () => {
    const body = `<p>Ett &amp; två <a href="#a">dit</a></p><ul id="a"><li>x</li></ul>
      <dl><div><dt>n</dt><dd>v</dd></div></dl><label>Namn <input type="text" name="n"></label>
      <table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
      <button type="button" aria-label="Stäng"><svg aria-hidden="true"><path d="M0 0"></path></svg></button>`
    expect(htmlFaults(page(body))).toEqual([])
  })

  it.each([
    ['an id twice', '<p id="a"></p><p id="a"></p>', 'the id a twice'],
    ['a block in a paragraph', '<p><div>x</div></p>', '<div> in <p>'],
    ['a list in an output', '<output><ul><li>x</li></ul></output>', '<ul> in <output>'],
    ['a block in a link in a paragraph', '<p><a href="/"><div>x</div></a></p>', '<div> in <a href="/">'],
    ['a button in a link', '<a href="/"><button type="button">x</button></a>', '<button> within <a href="/">'],
    ['a link in a button', '<button type="button"><a href="/">x</a></button>', '<a href="/"> within <button>'],
    ['something else than rows in a list', '<ul><p>x</p></ul>', '<p> in <ul>'],
    ['text in a table', '<table><tbody><tr>x<td>1</td></tr></tbody></table>', 'text directly in <tr>'],
    ['a row that is not in a list', '<div><li>x</li></div>', '<li> in <div>'],
    ['a paragraph in a group of terms', '<dl><div><p>x</p></div></dl>', '<p> in <div>'],
    ['a label in a label', '<label>a <label>b <input></label></label>', '<label> within <label>'],
    ['a form in a form', '<form><form></form></form>', '<form> within <form>'],
    ['a header in a header', '<header><div><header>x</header></div></header>', '<header> within <header>'],
    ['a legend that is not first', '<fieldset><p>x</p><legend>n</legend></fieldset>', 'is not first'],
    ['an unknown element', '<marque>x</marque>', 'unknown element <marque>'],
    ['an unknown attribute', '<p colour="red">x</p>', 'unknown: colour="red" on <p>'],
    ['an unknown aria attribute', '<p aria-labeled="x">x</p>', 'unknown: aria-labeled="x" on <p>'],
    ['a value that there is not', '<button type="buton">x</button>', 'not one of the values: type="buton"'],
    ['an attribute twice', '<p title="a" title="b">x</p>', '<p> has title twice'],
    ['a picture without alt', '<img src="/a.png">', 'no alt: <img>'],
    ['a field without a label', '<input type="text" name="n">', 'no label: <input name="n">'],
    ['a button without a name', '<button type="button"></button>', 'no name: <button>'],
    ['a name on what has none', '<span aria-label="x">y</span>', 'a name without a role: <span aria-label="x">'],
    ['a heading without text', '<h2></h2>', 'no text: <h2>'],
    ['a label for nothing', '<label for="b">x</label>', 'for of <label> points at no b'],
    ['a description that is not there', '<p aria-describedby="c">x</p>', 'points at no c'],
    ['a link within the page to nothing', '<a href="#d">x</a>', 'points at no d'],
    ['rows of different lengths', '<table><tr><td>1</td></tr><tr><td>1</td><td>2</td></tr></table>', '1 and 2 cells'],
    ['a tag that is closed by another', '<div><span>x</div></span>', '</div> closes <span>'],
    ['a second heading of the first level', '<h1>U</h1>', '2 headings of the first level'],
  ])('finds %s', (_what, body, fault) => {
    expect(htmlFaults(page(body)).join('\n')).toContain(fault)
  })

  it('finds a document without language or title', () => {
    const faults = htmlFaults(
      '<!doctype html><html><head><title></title></head><body><main><h1>T</h1></main></body></html>',
    )
    expect(faults).toEqual(['no language', 'no title'])
  })
})
