/** The exports in use of imagetracerjs, which has no types. */
declare module 'imagetracerjs' {
  interface TraceOptions {
    pal: readonly { r: number; g: number; b: number; a: number }[];
    colorquantcycles: number;
    colorsampling: number;
    ltres: number;
    qtres: number;
    pathomit: number;
    linefilter: boolean;
    strokewidth: number;
    roundcoords: number;
    viewbox: boolean;
    desc: boolean;
  }
  const tracer: {
    imagedataToSVG(
      image: { width: number; height: number; data: Uint8ClampedArray },
      options: Partial<TraceOptions>,
    ): string;
  };
  export default tracer;
}
