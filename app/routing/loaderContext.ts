import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext, RouterContextProvider } from 'react-router';

/** The context of loaders; components get the same store and client from React's contexts. */
export interface AppContext {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
}

export const appContext = createContext<AppContext>();

/** Creates the `getContext` of a router. */
export const provideAppContext = (context: AppContext) => () =>
  new RouterContextProvider(new Map([[appContext, context]]));
