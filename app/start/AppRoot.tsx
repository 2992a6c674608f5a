import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { RootErrorBoundary } from '../features/error-pages/StandalonePages.tsx';

interface AppRootProps {
  store: ReturnType<typeof createStore>;
  i18n: I18n;
  children: ReactNode;
}

/** The providers around all content, in the browser and where the build renders a page ahead. */
export const AppRoot = ({ store, i18n, children }: AppRootProps) => (
  <StrictMode>
    <RootErrorBoundary>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </Provider>
    </RootErrorBoundary>
  </StrictMode>
);
