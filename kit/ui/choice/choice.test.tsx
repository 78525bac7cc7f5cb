import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Form } from '../form/form.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

test('what is chosen is sent with the form', async () => {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  const person = userEvent.setup();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <Checkbox name="isGuest" label="Guest" value="yes" />
        <Checkbox name="isAway" label="Away" value="yes" />
        <Switch name="tellsByMail" label="Tell me by mail" value="yes" defaultChecked />
        <RadioGroup
          name="size"
          legend="Size"
          defaultValue="small"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </Form>
    </TestPage>,
  );
  await person.click(screen.getByRole('checkbox', { name: 'Guest' }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me by mail' }).checked).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Large' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ isGuest: 'yes', tellsByMail: 'yes', size: 'large' });
});

test('a checkbox that stands for some of many is mixed until it is pressed', async () => {
  const { rerender } = render(<Checkbox label="All" isMixed />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect(box.indeterminate).toBe(true);
  rerender(<Checkbox label="All" />);
  expect(box.indeterminate).toBe(false);
});

function Views() {
  const [view, setView] = useState('week');
  const options = ['week', 'month', 'list'].map((value) => ({ value, label: value }));
  return <SegmentedControl label="View" options={options} value={view} onChoose={setView} />;
}

test('one segment is in use at a time, and arrows lead to the next', async () => {
  render(<Views />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: 'month' }));
  await person.keyboard('{ArrowRight}');
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen).toEqual([screen.getByRole('radio', { name: 'list' })]);
});
