import type { ComponentType } from 'react';

/** Puts a hole in place of a value that is rendered as it is, or that the first render does not use. */
export type Hole = <Value extends string | number>(value: Value) => Value;

/** The props of an island with holes for the values that differ from page to page. */
export type WithHoles<Props> = (props: Props, hole: Hole) => Props;

/**
 * Says that an island is rendered with few different values: in builds it is rendered once for all props that are equal but for their
 * holes, which are filled in then (src/generator/page-runtime/alike.ts). Astro's own runtime renders it for each page.
 */
export function renderedAlike<Props>(_island: ComponentType<Props>, _withHoles: WithHoles<Props>): void {}
