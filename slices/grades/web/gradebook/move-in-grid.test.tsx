import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

const GRADES = [
  ['80', '90', ''],
  ['60', '70', '75'],
];

function Grades() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Arrow keys move in it: that is a grid.
    <table role="grid" onKeyDown={moveInGrid}>
      <tbody>
        {GRADES.map(([name, ...grades]) => (
          <tr key={name}>
            <th>Student</th>
            {[name, ...grades].map((grade) => (
              <td key={grade}>
                {grade && (
                  <button type="button" tabIndex={grade === '80' ? 0 : -1}>
                    {grade}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

test('arrow keys go from grade to grade, and Tab comes back to the last one', async () => {
  render(<Grades />);
  const focused = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };
  await userEvent.tab();
  expect(await focused('{ArrowRight}')).toBe('90');
  expect(await focused('{ArrowDown}')).toBe('70');
  expect(await focused('{End}')).toBe('75');
  // There is no grade above: it stays where it is.
  expect(await focused('{ArrowUp}')).toBe('75');
  expect(await focused('{Home}')).toBe('60');
  expect(await focused('{ArrowLeft}')).toBe('60');
  expect(await focused('{Control>}{ArrowUp}{/Control}')).toBe('60');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '60' }));
});
