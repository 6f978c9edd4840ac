import type { DealerInput } from '../dealer-schema.ts';
import type { Part } from '../merge-options.ts';

/** A preset: options that hold for every dealer that names it and says nothing else. */
export type Template = Part<DealerInput>;
