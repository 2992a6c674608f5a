import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import smiley from '@phosphor-icons/core/regular/smiley.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import { ActionGroup } from '../../ui/ActionGroup.tsx';
import { ActionTile } from '../../ui/ActionTile.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { BarButton } from '../../ui/BarButton.tsx';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Row } from '../../ui/Row.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const nothing = () => {};

export function ActionSections({ t }: SectionsProps) {
  return (
    <>
      <Section name="ActionGroup, ActionTile">
        <State name="columns 4: plain, on, note, inactive">
          <ActionGroup label={t.actions} columns={4}>
            <ActionTile icon={paperPlane} onClick={nothing}>
              {t.send}
            </ActionTile>
            <ActionTile icon={smiley} on inactive onClick={nothing}>
              {t.smiled}
            </ActionTile>
            <ActionTile icon={star} note={t.premiumOnly} opensDialog onClick={nothing}>
              {t.favourite}
            </ActionTile>
            <ActionTile icon={phone} inactive onClick={nothing}>
              {t.call}
            </ActionTile>
          </ActionGroup>
        </State>
        <State name="columns 2: on, long">
          <ActionGroup label={t.more} columns={2}>
            <ActionTile icon={smiley} on onClick={nothing}>
              {t.smile}
            </ActionTile>
            <ActionTile icon={star} note={t.labelLong} onClick={nothing}>
              {hard.german}
            </ActionTile>
          </ActionGroup>
        </State>
      </Section>
      <Section name="Badge">
        <Row>
          <Badge>{t.premiumOnly}</Badge>
          <Badge tone="accent">{t.newMembers}</Badge>
          <Badge tone="success">{t.verified}</Badge>
          <Badge icon={star}>{t.online}</Badge>
          <Badge tone="accent" icon={star}>
            {t.online}
          </Badge>
          <Badge tone="success" icon={star}>
            {t.online}
          </Badge>
          <Badge>{hard.german}</Badge>
        </Row>
      </Section>
      <Section name="BarButton">
        <Row>
          <BarButton
            icon={star}
            yields="word"
            count={{ shown: '3', spoken: t.newMembers, dot: false }}
            open={false}
            onOpen={nothing}
          >
            {t.newMembers}
          </BarButton>
          <BarButton
            icon={phone}
            yields="icon"
            count={{ shown: '', spoken: t.newMembers, dot: true }}
            open
            onOpen={nothing}
          >
            {t.more}
          </BarButton>
          <BarButton icon={smiley} yields="icon" open={false} onOpen={nothing}>
            {hard.german}
          </BarButton>
        </Row>
      </Section>
      <Section name="CountBadge">
        <Row>
          <CountBadge shown="3" spoken={t.newMembers} />
          <CountBadge shown="99" spoken={t.newMembers} />
          <CountBadge shown="++" spoken={t.newMembers} />
          <CountBadge shown="" spoken={t.newMembers} dot />
        </Row>
      </Section>
    </>
  );
}
