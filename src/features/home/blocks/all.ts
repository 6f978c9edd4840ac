/**
 * All home page blocks. A block is a folder with `options.ts` (its options in dealer.ts), `view.ts` (its data, or null to leave it out) and
 * `Block.astro` with its stylesheet, and its test; to add one, add its folder and a line here.
 */
export * as accessLoan from './access-loan/options.ts';
export * as banners from './banners/options.ts';
export * as bodyTiles from './body-tiles/options.ts';
export * as community from './community/options.ts';
export * as featureBanner from './feature-banner/options.ts';
export * as figures from './figures/options.ts';
export * as finder from './finder/options.ts';
export * as hero from './hero/options.ts';
export * as latestStock from './latest-stock/options.ts';
export * as lineUp from './line-up/options.ts';
export * as locations from './locations/options.ts';
export * as makeTiles from './make-tiles/options.ts';
export * as payments from './payments/options.ts';
export * as praise from './praise/options.ts';
export * as promises from './promises/options.ts';
export * as promotion from './promotion/options.ts';
export * as promotionSlider from './promotion-slider/options.ts';
export * as reasons from './reasons/options.ts';
export * as reviews from './reviews/options.ts';
export * as sell from './sell/options.ts';
export * as statement from './statement/options.ts';
export * as steps from './steps/options.ts';
export * as visit from './visit/options.ts';
export * as warrantyCards from './warranty-cards/options.ts';
export * as workshop from './workshop/options.ts';
export * as yards from './yards/options.ts';
