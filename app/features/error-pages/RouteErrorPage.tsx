import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageFailure } from './PageFailure.tsx';

/** The error page of every route. */
export function RouteErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFoundPage /> : <PageFailure error={error} />;
}
