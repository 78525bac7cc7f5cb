import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useCurrencyOption } from './use-currency-option.ts';

test.each([
  ['de-DE', 'USD', 'USD · US-Dollar'],
  ['zh-TW', 'USD', 'USD · 美元'],
  ['de-DE', 'QQQ', 'QQQ · As the college calls it'],
])('in %s, %s is offered as "%s"', (locale, value, offered) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} onError={() => undefined}>
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(useCurrencyOption, { wrapper });
  expect(result.current({ value, label: 'As the college calls it' })).toEqual({ value, label: offered });
});
