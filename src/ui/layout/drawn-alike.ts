import type { ComponentType } from 'react';

/** Puts a hole in place of a value that is rendered as it is, or that the first drawing does not use. */
export type Hole = <Value extends string | number>(value: Value) => Value;

/** The props of an island with holes for the values that differ from page to page. */
export type WithHoles<Props> = (props: Props, hole: Hole) => Props;

/**
 * Says that drawings of an island differ in a few values only: in builds it is drawn once for all props that are equal but for their holes, which are
 * filled in then (src/generator/page-runtime/alike.ts). Astro's own runtime draws it for each page.
 */
export function drawnAlike<Props>(_island: ComponentType<Props>, _withHoles: WithHoles<Props>): void {}
