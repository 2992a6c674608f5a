import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { log } from '../../lib/log.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageFailure } from './PageFailure.tsx';
import { AppFailurePage } from './StandalonePages.tsx';

/** The error page of every route. */
export function RouteErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFoundPage /> : <PageFailure error={error} />;
}

/** The page in the place of everything when the frame around the pages has broken. */
export function FrameErrorPage() {
  const error = useRouteError();
  useEffect(() => log.error('what is around the pages broke', error), [error]);
  return <AppFailurePage error={error} />;
}
