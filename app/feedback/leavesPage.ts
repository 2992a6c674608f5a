interface PageLocation {
  pathname: string;
}

/** Whether a navigation leaves the page; another query or hash keeps its unsaved changes. */
export const leavesPage = ({
  currentLocation,
  nextLocation,
}: {
  currentLocation: PageLocation;
  nextLocation: PageLocation;
}): boolean => currentLocation.pathname !== nextLocation.pathname;
