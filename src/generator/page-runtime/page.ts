import type { PageLocals } from '../../features/page-data.ts';
import type { Html } from './html.ts';

/** What one page collects while it is rendered. Astro's compiled components pass it on as their first argument. */
export interface PageState {
	locals: PageLocals;
	/** The links of the page's stylesheets. */
	head: Html;
	isHeadRendered: boolean;
	/** The scripts that are rendered already: each is rendered once. */
	scripts: Set<string>;
	/** How many `<template>` elements are open: contents of a template must be whole, and may be cloned or never used. */
	templates: number;
	/** The client directives whose script is rendered already. */
	directives: Set<string>;
	/** How many islands the page has so far. */
	islands: number;
	bundle: BundleAddresses;
	createAstro: (props: object, slots: object) => { props: object; slots: object; locals: PageLocals };
}

/** Addresses and scripts of the bundle; the same for all pages. */
export interface BundleAddresses {
	/** The address of a module's file in the browser. */
	resolve: (module: string) => string;
	/** Scripts that are small enough to be inline, by module; an empty text for one that is not needed. */
	inlined: ReadonlyMap<string, string>;
	/** The inline script of each client directive. */
	directives: Map<string, string>;
}

/** The attributes that a component is given; its own types are checked in its file. */
export type Props = Record<string, unknown>;
/** Each slot's contents, rendered where the component renders the slot. */
export type Slots = Record<string, (page: PageState) => unknown>;

/** A page before anything is rendered. */
export function newPage(locals: PageLocals, head: Html, bundle: BundleAddresses): PageState {
	return {
		locals,
		head,
		isHeadRendered: false,
		scripts: new Set(),
		templates: 0,
		directives: new Set(),
		islands: 0,
		bundle,
		createAstro: (props, slots) => ({ props, slots, locals }),
	};
}
