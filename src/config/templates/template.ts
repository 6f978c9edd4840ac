import type { DealerInput } from '../dealer-schema.ts';
import type { Part } from '../merge-options.ts';

/** A preset: default options for every dealer that names it. */
export type Template = Part<DealerInput>;
