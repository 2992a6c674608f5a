import { useNavigationType } from 'react-router';

/**
 * Options by which a list is fetched again when it is visited, but not when Back leads to it: then it is as it was
 * left.
 */
export const useRefetchOnVisit = () => ({ refetchOnMount: useNavigationType() !== 'POP' });
