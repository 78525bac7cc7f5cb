import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childAt, childrenOf, readXml, textAt, type XmlElement } from './read-xml.ts';

const read = (source: string): XmlElement => {
  const found = readXml(source);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

test('elements are found by their names, whatever namespace they are in', () => {
  const root = read(
    `<?xml version="1.0"?><!-- Of a bank --><x:Doc xmlns:x='urn:a'><x:Amt Ccy="EUR"> 1 &amp; 2 </x:Amt><Amt/></x:Doc>`,
  );
  expect(root.name).toBe('Doc');
  expect(childrenOf(root, 'Amt')).toHaveLength(2);
  expect(childAt(root, 'Amt')).toMatchObject({ text: '1 & 2', attributes: { Ccy: 'EUR' } });
});

test('the first path with words is taken', () => {
  const root = read('<a><b><c> </c></b><d><e>Ana</e></d></a>');
  expect([textAt(root, 'b/c', 'd/e'), textAt(root, 'x/y')]).toEqual(['Ana', '']);
});

test('words are read as they are meant', () => {
  expect(read('<a>&lt;&#233;&#x20AC;<![CDATA[<b>&amp;]]></a>').text).toBe('<é€<b>&amp;');
});

describe('a document is refused', () => {
  const deep = (count: number) => `${'<a>'.repeat(count)}${'</a>'.repeat(count)}`;
  test.each([
    [
      'that names what stands elsewhere',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      'DOCTYPE',
    ],
    ['with an entity of its own', '<a>&x;</a>', 'BROKEN'],
    ['that is cut off', '<a><b></b>', 'BROKEN'],
    ['whose tags cross', '<a><b></a></b>', 'BROKEN'],
    ['of two', '<a/><b/>', 'BROKEN'],
    ['with a sign that does not exist', '<a>&#x110000;</a>', 'BROKEN'],
    ['that is none', 'Date,Amount', 'BROKEN'],
    ['of nothing', '', 'BROKEN'],
    ['that goes too deep', deep(100), 'TOO_LARGE'],
    ['of too many elements', `<a>${'<b/>'.repeat(200_001)}</a>`, 'TOO_LARGE'],
  ])('%s', (_, source, problem) => {
    expect(readXml(source)).toBe(problem);
  });
});

test('whatever stands in a file, it is read or refused', () => {
  const piece = fc.constantFrom(
    '<a>',
    '</a>',
    '<a',
    '>',
    '/>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '&',
    ';',
    '"',
    '=',
    'x',
    ' ',
    '<?',
    '<!',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 }),
      (pieces) => {
        const found = readXml(pieces.join(''));
        expect(typeof found === 'string' || found.name !== '').toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
