// The three lists share nearly all of their code, and so they are one chunk, with what starts their queries.
export { MatchesPage } from './MatchesPage.tsx';
export { OnlinePage } from './OnlinePage.tsx';
export { startOnline, startPages } from './startLists.ts';
export { VisitorsPage } from './VisitorsPage.tsx';
