interface Place {
  pathname: string;
}

/** A query or a place on the same page leaves what was typed alone. */
export const leadsAway = ({
  currentLocation,
  nextLocation,
}: {
  currentLocation: Place;
  nextLocation: Place;
}): boolean => currentLocation.pathname !== nextLocation.pathname;
