import { msg } from '@lingui/core/macro';

/** Texts of the failures to find a town; the ids of the first three are the keys of the API's translations. */
export const townErrorTexts = {
  noTownThere: msg({
    id: 'no result for provided coordinates',
    message: 'We found no town at your position. Please type its name.',
  }),
  townFailed: msg({
    id: 'error getting address from coords',
    message: 'We couldn’t look up your position. Please type the name of your town.',
  }),
  noPosition: msg({
    id: 'Cannot get Coordinates from navigator',
    message: 'Your device couldn’t tell us where you are. Please type the name of your town.',
  }),
  otherCountry: msg`Only towns in your own country can be chosen.`,
  searchFailed: msg`The search isn’t responding at the moment. Please try again in a moment.`,
  noTownFound: msg`We found no town with that name. Please check the spelling, or type your postcode.`,
  mapsUnavailable: msg`The map service isn’t responding. We’re looking for your town in our own list instead.`,
  notChosen: msg`Please choose your town from the list.`,
};
