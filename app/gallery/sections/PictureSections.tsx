import { Avatar } from '../../ui/Avatar.tsx';
import { Backdrop } from '../../ui/Backdrop.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { Row } from '../../ui/Row.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { Frame } from '../Frame.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';

const genders = ['female', 'male'] as const;

export function PictureSections({ t, settings }: SectionsProps) {
  const art = (name: string) => `/art/${settings.theme}-${settings.band}/${name}.svg`;
  const picture = art('welcome');
  return (
    <>
      <Section name="Avatar">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <State key={size} name={`${size}: drawn, picture, broken picture`}>
            <Row>
              {genders.map((gender) => (
                <Avatar key={gender} picture={null} fallback={art(`avatar-${gender}`)} size={size} />
              ))}
              <Avatar picture={null} fallback={art('avatar-team')} size={size} />
              <Avatar picture={picture} fallback={art('avatar-female')} size={size} />
              <Avatar picture="data:image/png;base64,broken" fallback={art('avatar-male')} size={size} />
            </Row>
          </State>
        ))}
      </Section>
      <Section name="Portrait">
        <CardGrid
          items={(['card', 'large', 'square', 'whole'] as const).flatMap((shape) => [
            {
              key: shape,
              content: (
                <State name={`${shape}, picture`}>
                  <Portrait picture={picture} fallback={art('avatar-female')} shape={shape} alt={t.photos} early />
                </State>
              ),
            },
            {
              key: `${shape}-drawn`,
              content: (
                <State name={`${shape}, drawn`}>
                  <Portrait picture={null} fallback={art('avatar-male')} shape={shape} alt="" />
                </State>
              ),
            },
          ])}
        />
      </Section>
      <Section name="Scene">
        {['welcome', 'no-matches', 'not-found', 'offline'].map((name) => (
          <State key={name} name={name}>
            <Scene src={art(name)} />
          </State>
        ))}
      </Section>
      <Section name="Backdrop">
        <Frame>
          <Backdrop src={art('login-tall')} desktopSrc={art('login-wide')} />
        </Frame>
      </Section>
    </>
  );
}
