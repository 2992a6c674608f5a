import paperPlane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import smiley from '@phosphor-icons/core/regular/smiley.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import { ActionGroup } from '../../ui/actions/ActionGroup.tsx';
import { ActionTile } from '../../ui/actions/ActionTile.tsx';
import { HeaderButton } from '../../ui/actions/HeaderButton.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { CountBadge } from '../../ui/content/CountBadge.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const noop = () => {};

export function ActionSections({ t }: SectionsProps) {
  return (
    <>
      <ComponentSection name="ActionGroup, ActionTile">
        <ComponentState name="columns 4: plain, on, note, inactive">
          <ActionGroup label={t.actions} columns={4}>
            <ActionTile icon={paperPlane} onClick={noop}>
              {t.send}
            </ActionTile>
            <ActionTile icon={smiley} on ariaDisabled onClick={noop}>
              {t.smiled}
            </ActionTile>
            <ActionTile icon={star} note={t.premiumOnly} opensDialog onClick={noop}>
              {t.favourite}
            </ActionTile>
            <ActionTile icon={phone} ariaDisabled onClick={noop}>
              {t.call}
            </ActionTile>
          </ActionGroup>
        </ComponentState>
        <ComponentState name="columns 2: on, long">
          <ActionGroup label={t.more} columns={2}>
            <ActionTile icon={smiley} on onClick={noop}>
              {t.smile}
            </ActionTile>
            <ActionTile icon={star} note={t.labelLong} onClick={noop}>
              {stressTexts.german}
            </ActionTile>
          </ActionGroup>
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="Badge">
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
          <Badge>{stressTexts.german}</Badge>
        </Row>
      </ComponentSection>
      <ComponentSection name="BarButton">
        <Row>
          <HeaderButton
            icon={star}
            collapses="label"
            count={{ shown: '3', spoken: t.newMembers, dot: false }}
            open={false}
            onOpen={noop}
          >
            {t.newMembers}
          </HeaderButton>
          <HeaderButton
            icon={phone}
            collapses="icon"
            count={{ shown: '', spoken: t.newMembers, dot: true }}
            open
            onOpen={noop}
          >
            {t.more}
          </HeaderButton>
          <HeaderButton icon={smiley} collapses="icon" open={false} onOpen={noop}>
            {stressTexts.german}
          </HeaderButton>
        </Row>
      </ComponentSection>
      <ComponentSection name="CountBadge">
        <Row>
          <CountBadge shown="3" spoken={t.newMembers} />
          <CountBadge shown="99" spoken={t.newMembers} />
          <CountBadge shown="++" spoken={t.newMembers} />
          <CountBadge shown="" spoken={t.newMembers} dot />
        </Row>
      </ComponentSection>
    </>
  );
}
