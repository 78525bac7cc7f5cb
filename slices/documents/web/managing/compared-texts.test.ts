import { expect, test } from 'vitest';
import { blocksOf } from './compared-texts.tsx';

test('a text is taken apart into what can be changed by itself', () => {
  const html =
    '<h2>Chapel</h2><p>On <b>Friday</b></p>\n<ul><li>Sing</li><li>Pray</li></ul>' +
    '<table><tbody><tr><td>A</td></tr><tr><td>B</td></tr></tbody></table>loose';
  expect(blocksOf(html)).toEqual([
    '<h2>Chapel</h2>',
    '<p>On <b>Friday</b></p>',
    '<ul><li>Sing</li></ul>',
    '<ul><li>Pray</li></ul>',
    '<table><tbody><tr><td>A</td></tr></tbody></table>',
    '<table><tbody><tr><td>B</td></tr></tbody></table>',
    'loose',
  ]);
  expect(blocksOf('')).toEqual([]);
});
