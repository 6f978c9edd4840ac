/**
 * The functions that Astro's compiled components call, instead of `astro/compiler-runtime`. One that is missing here stops the bundler
 * with the name of the component that needs it.
 */
export { addAttribute, spreadAttributes } from './attributes.ts';
export { createComponent, Fragment, renderComponent, renderSlot } from './component.ts';
export { maybeRenderHead, renderHead, renderScript, templateEnter, templateExit } from './head.ts';
export { renderTemplate as render, unescapeHTML } from './template.ts';

/** Prepares the global `Astro` of a component; pages use only props, slots and locals of it. */
export function createAstro(): void {}
