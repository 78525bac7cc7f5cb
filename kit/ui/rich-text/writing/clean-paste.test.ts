import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

/** As Word puts it on the clipboard, with everything it knows about the page. */
const fromWord = (body: string): string => `
<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>p.MsoNormal { margin: 0cm; font-family: "Calibri" }</style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const entry = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `${text}<o:p></o:p></p>`;

test('a page of Word keeps its words, its emphasis and its links, and nothing else', () => {
  const pasted = cleanPaste(
    fromWord(
      `<p class=MsoNormal style='margin-bottom:8.0pt'><b><span lang=EN-GB style='color:red'>Chapel</span></b> is at <i>six</i>, ` +
        `<a href="https://berea.test/calendar" target="_blank">see here</a>.<o:p></o:p></p>`,
    ),
  );
  expect(pasted.trim()).toBe(
    '<p><b>Chapel</b> is at <i>six</i>, <a href="https://berea.test/calendar">see here</a>.</p>',
  );
});

test('the lists of Word become lists, without the bullets it draws by letters', () => {
  const pasted = cleanPaste(
    fromWord(
      entry(1, '·', 'Hymn book') +
        entry(2, 'o', 'the blue one') +
        entry(1, '·', 'Pen') +
        '<p class=MsoNormal>Then:</p>' +
        entry(1, '1.', 'Sing') +
        entry(1, '2.', 'Pray'),
    ),
  );
  expect(pasted.trim()).toBe(
    '<ul><li><p>Hymn book</p><ul><li><p>the blue one</p></li></ul></li><li><p>Pen</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Sing</p></li><li><p>Pray</p></li></ol>',
  );
});

test('what Google Docs says by looks is said by elements, and not everything is bold', () => {
  const pasted = cleanPaste(
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">' +
      '<span style="font-size:11pt;font-weight:400">Plain, </span><span style="font-weight:700">bold</span>' +
      '<span style="font-style:italic"> and slanted</span></p></b>',
  );
  expect(pasted).toBe('<p>Plain, <strong>bold</strong><em> and slanted</em></p>');
});

test('headings move under the heading of the page', () => {
  expect(cleanPaste('<h1>Week</h1><h2>Day</h2><h3>Hour</h3>')).toBe('<h2>Week</h2><h3>Day</h3><h4>Hour</h4>');
  expect(cleanPaste('<h2>Day</h2><h3>Hour</h3>')).toBe('<h2>Day</h2><h3>Hour</h3>');
});

test('what could run, spy or pretend does not come through', () => {
  const pasted = cleanPaste(
    '<p onclick="alert(1)" style="position:fixed">A<script>alert(1)</script><img src="https://evil.example/pixel.gif">' +
      '<a href="javascript:alert(1)">b</a><img src="/images/chapel" onerror="alert(1)" alt="The chapel"></p><form><input name="password"></form>',
  );
  expect(pasted).toBe('<p>A<a>b</a><img src="/images/chapel" alt="The chapel"></p>');
});
