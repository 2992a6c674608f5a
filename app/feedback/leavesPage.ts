interface PageLocation {
  pathname: string;
}

/** A query or a place on the same page leaves what was typed alone. */
export const leavesPage = ({
  currentLocation,
  nextLocation,
}: {
  currentLocation: PageLocation;
  nextLocation: PageLocation;
}): boolean => currentLocation.pathname !== nextLocation.pathname;
