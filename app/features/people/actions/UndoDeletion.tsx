import { Trans, useLingui } from '@lingui/react/macro';
import undoIcon from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { shorten } from '../../../lib/shorten.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toCardId } from '../list/cardId.ts';
import * as styles from '../notices/Dock.css.ts';
import { usePausableTimer } from '../notices/usePausableTimer.ts';
import { type Deletion, deletionAtom } from './deletion.atoms.ts';
import { useDeletion } from './useDeletion.ts';

/** Rule E3: at least 20 s, and as long as somebody is reading. */
const undoFor = 20_000;

/** Offers to take a deletion back; leaving the page carries it out. */
export function UndoDeletion() {
  const deletion = useAtomValue(deletionAtom);
  const { undo, finish } = useDeletion();
  useOnLeaving(finish);
  if (!deletion) return null;
  const { matchId } = deletion;
  const takeBack = () => {
    undo();
    focusLater(toCardId(matchId));
  };
  const deleteNow = () => {
    finish();
    focusLater('main');
  };
  return <UndoBar key={matchId} deletion={deletion} onUndo={takeBack} onDeleteNow={deleteNow} onTimeOver={finish} />;
}

interface UndoBarProps {
  deletion: Deletion;
  onUndo: () => void;
  onDeleteNow: () => void;
  onTimeOver: () => void;
}

function UndoBar({ deletion, onUndo, onDeleteNow, onTimeOver }: UndoBarProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const name = shorten(deletion.username, 60) || t`Member without a name`;
  // The card that was pressed is gone. The focus comes here, and holds the time still until it moves on.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  usePausableTimer(box, undoFor, onTimeOver);
  return (
    <div ref={box} className={styles.raised} tabIndex={-1}>
      <Banner tone="info" title={t`${{ name }} is no longer among your matches`} announce>
        <Text>
          <Trans>You can take this back for a little while. The time stands still while you are here.</Trans>
        </Text>
        <Row gap="xsmall">
          <Button icon={undoIcon} onClick={onUndo}>
            <Trans>Take it back</Trans>
          </Button>
          <Button tone="secondary" onClick={onDeleteNow}>
            <Trans>Delete now</Trans>
          </Button>
        </Row>
      </Banner>
    </div>
  );
}

/** The bar goes with the press; the focus must not go with it. */
const focusLater = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: id === 'main' }));

/** Only truly leaving counts: in development React takes each component out once and puts it back at once. */
function useOnLeaving(act: () => void): void {
  const here = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      queueMicrotask(() => {
        if (!here.current) latest.current();
      });
    };
  }, []);
}
