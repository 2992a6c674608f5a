/**
 * Renders the stand-in for the vendor's script: as much of its API as templates/frames/maps.hbs uses.
 *
 * @param origin of the sandbox
 * @param callback name of the function in the window that is called at the end
 */
export const mapsScript = (origin: string, callback: string): string => `(() => {
  const load = async (path, query) => {
    const response = await fetch(${JSON.stringify(`${origin}/maps/`)} + path + '?' + new URLSearchParams(query));
    if (!response.ok) throw new Error('the places do not answer');
    return response.json();
  };
  const toLocation = ({ lat, lng }) => ({ lat: () => lat, lng: () => lng });

  class AutocompleteSessionToken {}
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input, includedRegionCodes }) {
      const places = await load('places', { input, region: includedRegionCodes[0] });
      return {
        suggestions: places.map(({ id, name, detail }) => ({
          placePrediction: {
            placeId: id,
            text: { text: name + ', ' + detail },
            mainText: { text: name },
            secondaryText: { text: detail },
          },
        })),
      };
    },
  };
  class Place {
    constructor({ id }) {
      this.id = id;
    }
    async fetchFields() {
      const address = await load('places/' + encodeURIComponent(this.id), {});
      this.location = toLocation(address);
      this.addressComponents = address.parts.map(({ long, short, type }) => ({
        longText: long,
        shortText: short,
        types: [type],
      }));
    }
  }
  class Geocoder {
    async geocode({ location }) {
      const addresses = await load('geocode', location);
      return {
        results: addresses.map((address) => ({
          address_components: address.parts.map(({ long, short, type }) => ({
            long_name: long,
            short_name: short,
            types: [type],
          })),
          geometry: { location: toLocation(address) },
        })),
      };
    }
  }
  const libraries = {
    places: { AutocompleteSuggestion, AutocompleteSessionToken, Place },
    geocoding: { Geocoder },
  };
  window.google = { maps: { importLibrary: async (name) => libraries[name] } };
  window[${JSON.stringify(callback)}]?.();
})();
`;
