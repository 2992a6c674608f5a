// The three lists share nearly all of their code, and so they are one chunk.
export { MatchesPage } from './MatchesPage.tsx';
export { OnlinePage } from './OnlinePage.tsx';
export { VisitorsPage } from './VisitorsPage.tsx';
