import { Avatar } from '../../ui/content/Avatar.tsx';
import { BackgroundImage } from '../../ui/content/BackgroundImage.tsx';
import { Illustration } from '../../ui/content/Illustration.tsx';
import { PortraitImage } from '../../ui/content/PortraitImage.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { AspectFrame } from '../AspectFrame.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';

const genders = ['female', 'male'] as const;

export function PictureSections({ t, settings }: SectionsProps) {
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  const picture = art('welcome');
  return (
    <>
      <ComponentSection name="Avatar">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <ComponentState key={size} name={`${size}: drawn, picture, broken picture`}>
            <Row>
              {genders.map((gender) => (
                <Avatar key={gender} picture={null} fallback={art(`avatar-${gender}`)} size={size} />
              ))}
              <Avatar picture={null} fallback={art('avatar-team')} size={size} />
              <Avatar picture={picture} fallback={art('avatar-female')} size={size} />
              <Avatar picture="data:image/png;base64,broken" fallback={art('avatar-male')} size={size} />
            </Row>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Portrait">
        <CardGrid
          items={(['card', 'large', 'square', 'contain'] as const).flatMap((shape) => [
            {
              key: shape,
              content: (
                <ComponentState name={`${shape}, picture`}>
                  <PortraitImage picture={picture} fallback={art('avatar-female')} shape={shape} alt={t.photos} eager />
                </ComponentState>
              ),
            },
            {
              key: `${shape}-drawn`,
              content: (
                <ComponentState name={`${shape}, drawn`}>
                  <PortraitImage picture={null} fallback={art('avatar-male')} shape={shape} alt="" />
                </ComponentState>
              ),
            },
          ])}
        />
      </ComponentSection>
      <ComponentSection name="Scene">
        {['welcome', 'no-matches', 'not-found', 'offline'].map((name) => (
          <ComponentState key={name} name={name}>
            <Illustration src={art(name)} />
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="Backdrop">
        <AspectFrame>
          <BackgroundImage src={art('login-tall')} desktopSrc={art('login-wide')} />
        </AspectFrame>
      </ComponentSection>
    </>
  );
}
