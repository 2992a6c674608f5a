import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import crosshair from '@phosphor-icons/core/regular/crosshair.svg?icon';
import { useRef, useState } from 'react';
import type { Town } from '../../api/contract/towns.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Combobox } from '../../ui/fields/Combobox.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { type ChosenTown, formatTownName, isOwnCountry, MIN_QUERY_LENGTH, toChosenTown } from './town.model.ts';
import { townErrorTexts } from './townErrorTexts.ts';
import type { TownSuggestion } from './townProvider.ts';
import { useCurrentTown } from './useCurrentTown.ts';
import { useTownProvider } from './useTownProvider.ts';
import { useTownSearch } from './useTownSearch.ts';

interface TownFieldProps {
  id: string;
  /** As typed; the name of the town once one is chosen. */
  text: string;
  /** A town from the list stands behind the text. */
  chosen: boolean;
  /** What is typed, and the town it stands for: null until one is chosen. */
  onChange: (text: string, town: ChosenTown | null) => void;
  /** The member wanted to go on: time to say what is missing. */
  attempted: boolean;
  /** What somebody else has against it, such as the server. */
  error?: string | undefined;
}

/** A town of the member's country, by its name, by its postcode, or by where the device is. */
export function TownField({ id, text, chosen, onChange, attempted: asked, error }: TownFieldProps) {
  const { t } = useLingui();
  const country = useMember()?.claims.country ?? '';
  const [foreign, setForeign] = useState(false);
  const { provider, isFallback: standsIn } = useTownProvider();
  const [lost, setLost] = useState(false);
  const chosenLast = useRef('');
  const searching = !chosen && text.trim().length >= MIN_QUERY_LENGTH;
  const search = useTownSearch(provider, searching ? text : '', country);
  const suggestions = searching ? search.suggestions : [];
  const found = searching && !search.isFetching && !search.isError && search.query === text.trim();
  const count = suggestions.length;
  const own = useCurrentTown(provider, take);

  function take(place: Town) {
    const ours = isOwnCountry(place.country, country);
    setForeign(!ours);
    if (ours) onChange(formatTownName(place), toChosenTown(place));
    else onChange(text, null);
  }
  async function choose(suggestion: TownSuggestion): Promise<void> {
    chosenLast.current = suggestion.key;
    const place = suggestion.town ?? (await provider.locate(suggestion).catch(() => null));
    // Typed on, or chosen another, meanwhile.
    if (chosenLast.current !== suggestion.key) return;
    if (place) take(place);
    else setLost(true);
  }
  const type = (written: string) => {
    chosenLast.current = '';
    setForeign(false);
    setLost(false);
    own.clearFailure();
    onChange(written, null);
  };
  const trouble = foreign
    ? townErrorTexts.otherCountry
    : lost || (search.isError && searching)
      ? townErrorTexts.searchFailed
      : found && count === 0
        ? townErrorTexts.noTownFound
        : asked && !chosen && text !== ''
          ? townErrorTexts.notChosen
          : null;
  return (
    <Stack gap="large">
      <Combobox
        id={id}
        label={t`Town or postcode`}
        listLabel={t`Towns that fit`}
        text={text}
        onTextChange={type}
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
        <Button tone="secondary" icon={crosshair} ariaDisabled={own.busy} onClick={own.find}>
          {own.busy ? t`Looking for your position …` : t`Use my position`}
        </Button>
      </div>
      {site.maps && standsIn && <Banner tone="info" title={t(townErrorTexts.mapsUnavailable)} announce />}
      {own.failure && <Banner tone="info" title={t(townErrorTexts[own.failure])} announce />}
    </Stack>
  );
}
