import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { useList } from './use-list.ts';
import { WalkedItems } from './walked-items.tsx';

function Posts() {
  const list = useList();
  const posts = ['Parking', 'Chapel', 'Choir'].filter((post) => post.includes(list.params.search));
  return (
    <>
      <FilterBar list={list} searchLabel="Search news" />
      <WalkedItems list={list} rows={posts}>
        {posts.map((post) => (
          <li key={post}>
            <a href={`/news/${post}`}>{post}</a>
          </li>
        ))}
      </WalkedItems>
    </>
  );
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

test('a list that is no table is walked by arrows, from its search and back', async () => {
  render(
    <TestPage>
      <Posts />
    </TestPage>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('searchbox'));
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Parking');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Choir');
  await person.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await person.keyboard('Ch{ArrowDown}');
  expect(focused()).toBe('Chapel');
});
