import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import crosshair from '@phosphor-icons/core/regular/crosshair.svg?raw';
import { useRef, useState } from 'react';
import type { Place } from '../api/contract/places.ts';
import { useMember } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { Stack } from '../ui/Stack.tsx';
import { isOwnCountry, nameOfPlace, shortestQuery, type Town, toTown } from './place.model.ts';
import { placeErrors } from './placeErrors.ts';
import type { Suggestion } from './placeProvider.ts';
import { useOwnPlace } from './useOwnPlace.ts';
import { usePlaceProvider } from './usePlaceProvider.ts';
import { usePlaces } from './usePlaces.ts';

interface TownFieldProps {
  id: string;
  /** As typed; the name of the town once one is chosen. */
  text: string;
  /** A town from the list stands behind the text. */
  chosen: boolean;
  /** What is typed, and the town it stands for: null until one is chosen. */
  onChange: (text: string, town: Town | null) => void;
  /** The member wanted to go on: time to say what is missing. */
  asked: boolean;
  /** What somebody else has against it, such as the server. */
  error?: string | undefined;
}

/** A town of the member's country, by its name, by its postcode, or by where the device is. */
export function TownField({ id, text, chosen, onChange, asked, error }: TownFieldProps) {
  const { t } = useLingui();
  const country = useMember()?.claims.country ?? '';
  const [foreign, setForeign] = useState(false);
  const { provider, standsIn } = usePlaceProvider();
  const [lost, setLost] = useState(false);
  const chosenLast = useRef('');
  const searching = !chosen && text.trim().length >= shortestQuery;
  const search = usePlaces(provider, searching ? text : '', country);
  const suggestions = searching ? search.suggestions : [];
  const found = searching && !search.isFetching && !search.isError && search.query === text.trim();
  const count = suggestions.length;
  const own = useOwnPlace(provider, take);

  function take(place: Place) {
    const ours = isOwnCountry(place.country, country);
    setForeign(!ours);
    if (ours) onChange(nameOfPlace(place), toTown(place));
    else onChange(text, null);
  }
  async function choose(suggestion: Suggestion): Promise<void> {
    chosenLast.current = suggestion.key;
    const place = suggestion.place ?? (await provider.locate(suggestion).catch(() => null));
    // Typed on, or chosen another, meanwhile.
    if (chosenLast.current !== suggestion.key) return;
    if (place) take(place);
    else setLost(true);
  }
  const type = (written: string) => {
    chosenLast.current = '';
    setForeign(false);
    setLost(false);
    own.forgetTrouble();
    onChange(written, null);
  };
  const trouble = foreign
    ? placeErrors.foreign
    : lost || (search.isError && searching)
      ? placeErrors.failed
      : found && count === 0
        ? placeErrors.nothing
        : asked && !chosen && text !== ''
          ? placeErrors.choose
          : null;
  return (
    <Stack gap="large">
      <Combobox
        id={id}
        label={t`Town or postcode`}
        listLabel={t`Towns that fit`}
        text={text}
        onText={type}
        options={suggestions}
        onChoose={(key) => {
          const suggestion = suggestions.find((each) => each.key === key);
          if (suggestion) void choose(suggestion);
        }}
        status={
          searching && search.isFetching
            ? t`Searching …`
            : found && count > 0
              ? plural(count, {
                  one: '# town found. Choose it from the list.',
                  other: '# towns found. Choose yours from the list.',
                })
              : chosen
                ? t`Your town: ${{ town: text }}`
                : ''
        }
        hint={t`Type the first letters, then choose your town from the list.`}
        error={trouble ? t(trouble) : error}
      />
      <div>
        <Button tone="secondary" icon={crosshair} inactive={own.busy} onClick={own.find}>
          {own.busy ? t`Looking for your position …` : t`Use my position`}
        </Button>
      </div>
      {site.maps && standsIn && <Banner tone="info" title={t(placeErrors.standsIn)} announce />}
      {own.trouble && <Banner tone="info" title={t(placeErrors[own.trouble])} announce />}
    </Stack>
  );
}
