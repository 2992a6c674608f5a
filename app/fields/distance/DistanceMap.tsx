import { useRef } from 'react';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { site } from '../../site/site.ts';
import type { CountryMap } from './CountryMap.ts';
import * as styles from './DistanceMap.css.ts';
import { type MapView, planMapView } from './distanceMap.model.ts';
import { placeTownLabels, readTowns, toHomeBoxes, toNumberBox, toScaleBox } from './mapTowns.ts';
import type { LatLng } from './stereographic.ts';
import { type MapFrame, useMapFrame } from './useMapFrame.ts';

interface DistanceMapProps {
  /** Null while it is loading, and for a home elsewhere: the circle, the home and the scale are drawn without it. */
  countryMap: CountryMap | null;
  /** Distance in the unit of the site; null for any. */
  distance: number | null;
  /** Maximum of the slider. */
  maxDistance: number;
  formatDistance: (distance: number) => string;
  /** Null if it is unknown: then the map shows the country. */
  home: LatLng | null;
  /** Name of the home's town, if known. */
  town: string | null;
  /** Text that describes the picture. */
  label: string;
}

/** The map around the home, or of the country, with the distance's circle to scale. */
export function DistanceMap(props: DistanceMapProps) {
  const { label, home } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useMapFrame(box);
  return (
    <div ref={box} className={styles.map} role="img" aria-label={label}>
      {frame && <Drawing {...props} frame={frame} />}
      {home && <span className={styles.home} />}
    </div>
  );
}

function Drawing(props: DistanceMapProps & { frame: MapFrame }) {
  const { countryMap, distance, maxDistance, formatDistance, home, town, frame } = props;
  const view = planMapView({
    distance,
    maxDistance,
    metric: site.metric,
    home,
    countryRadiusKm: site.countryRadiusKm,
    centre: countryMap?.centre ?? null,
    size: frame,
  });
  const { middle, circle, countryRadius, plane, bar } = view;
  const scaleText = formatDistance(bar.distance);
  return (
    <>
      <svg aria-hidden="true" focusable="false" className={styles.drawing} data-zoom={view.zoom}>
        {countryMap && (
          <g className={styles.plane} style={{ transform: toTransform(view) }}>
            <path className={styles.land} d={countryMap.land} />
            <path className={styles.borders} d={countryMap.borders} />
            <path className={styles.country} d={countryMap.country} />
            <path className={styles.borders} d={countryMap.regions} />
            <path className={styles.lakes} d={countryMap.lakes} />
          </g>
        )}
        {countryRadius !== null && (
          <circle className={styles.countryCircle} cx={middle[0]} cy={middle[1]} r={countryRadius} />
        )}
        <circle className={styles.circle} cx={circle.cx} cy={circle.cy} r={circle.r} />
        {countryMap && (
          <g className={styles.labels} key={plane.pixelsPerKm}>
            {placeTownLabels(readTowns(countryMap, activeLocale()), view, frame.fontSize, [
              ...(home ? toHomeBoxes(view, town ?? '', frame.fontSize) : []),
              toNumberBox(view),
              toScaleBox(view, scaleText, frame.fontSize),
            ]).map(({ name, dot, text, anchor }) => (
              <g key={name}>
                <circle className={styles.town} cx={dot[0]} cy={dot[1]} r={3.5} />
                <text className={styles.name} x={text[0]} y={text[1]} textAnchor={anchor}>
                  {name}
                </text>
              </g>
            ))}
          </g>
        )}
      </svg>
      {home && town && (
        <span className={styles.homeName}>
          <bdi>{town}</bdi>
        </span>
      )}
      <span className={styles.scale}>
        <span className={styles.bar} style={{ width: `${bar.length}px` }} />
        {scaleText}
      </span>
    </>
  );
}

/** The CSS transform that lays the plane of the map under the frame. */
const toTransform = ({ middle, plane }: MapView): string =>
  `translate(${middle[0]}px, ${middle[1]}px) rotate(${plane.degrees}deg) scale(${plane.pixelsPerKm}) translate(${-plane.x}px, ${-plane.y}px)`;
