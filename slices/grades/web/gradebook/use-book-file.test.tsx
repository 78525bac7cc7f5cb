import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { book, row } from '../testing/shown-book.tsx';
import { useBookFile } from './use-book-file.ts';
