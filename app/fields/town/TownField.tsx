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
import { useCurrentTown, useTownProvider, useTownSearch } from './townSearchHooks.ts';

interface TownFieldProps {
  id: string;
  /** Text as typed, or the name of the chosen town. */
  text: string;
  /** Whether a town has been chosen. */
  chosen: boolean;
  /** `town` is null until one is chosen for the text. */
  onChange: (text: string, town: ChosenTown | null) => void;
  /** The member has tried to submit, so that every problem is shown. */
  attempted: boolean;
  /** A problem from elsewhere, such as the server. */
  problem?: string | undefined;
}

/** A field for a town of the member's country, found by its name, its postcode or the position of the device. */
export function TownField({ id, text, chosen, onChange, attempted, problem }: TownFieldProps) {
  const { t } = useLingui();
  const country = useMember()?.claims.country ?? '';
  const [foreign, setForeign] = useState(false);
  const { provider, isFallback } = useTownProvider();
  const [locateFailed, setLocateFailed] = useState(false);
  const lastChosenKey = useRef('');
  const searching = !chosen && text.trim().length >= MIN_QUERY_LENGTH;
  const search = useTownSearch(provider, searching ? text : '', country);
  const suggestions = searching ? search.suggestions : [];
  const found = searching && !search.isFetching && !search.isError && search.query === text.trim();
  const count = suggestions.length;
  const currentTown = useCurrentTown(provider, selectTown);

  function selectTown(town: Town) {
    const own = isOwnCountry(town.country, country);
    setForeign(!own);
    if (own) onChange(formatTownName(town), toChosenTown(town));
    else onChange(text, null);
  }
  async function choose(suggestion: TownSuggestion): Promise<void> {
    lastChosenKey.current = suggestion.key;
    const town = suggestion.town ?? (await provider.locate(suggestion).catch(() => null));
    // The member may have typed or chosen another town in the meantime.
    if (lastChosenKey.current !== suggestion.key) return;
    if (town) selectTown(town);
    else setLocateFailed(true);
  }
  const handleTextChange = (typed: string) => {
    lastChosenKey.current = '';
    setForeign(false);
    setLocateFailed(false);
    currentTown.clearFailure();
    onChange(typed, null);
  };
  const ownProblem = foreign
    ? townErrorTexts.otherCountry
    : locateFailed || (search.isError && searching)
      ? townErrorTexts.searchFailed
      : found && count === 0
        ? townErrorTexts.noTownFound
        : attempted && !chosen && text !== ''
          ? townErrorTexts.notChosen
          : null;
  return (
    <Stack gap="large">
      {/* Above the suggestions, which appear while a member types and so push down nothing that could be pressed. */}
      <div>
        <Button tone="secondary" icon={crosshair} ariaDisabled={currentTown.busy} onClick={currentTown.find}>
          {currentTown.busy ? t`Looking for your position …` : t`Use my position`}
        </Button>
      </div>
      <Combobox
        id={id}
        label={t`Town or postcode`}
        listLabel={t`Matching towns`}
        text={text}
        onTextChange={handleTextChange}
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
        problem={ownProblem ? t(ownProblem) : problem}
      />
      {site.maps && isFallback && <Banner tone="info" title={t(townErrorTexts.mapsUnavailable)} announce />}
      {currentTown.failure && <Banner tone="info" title={t(townErrorTexts[currentTown.failure])} announce />}
    </Stack>
  );
}
