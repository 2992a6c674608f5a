import { useNavigationType } from 'react-router';

/** A list is fetched again when it is visited, but not when Back leads to it: then it is the list that was left. */
export const useRefetchOnVisit = () => ({ refetchOnMount: useNavigationType() !== 'POP' });
