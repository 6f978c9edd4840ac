import { EMPTY, Html } from './html.ts';
import type { PageState } from './page.ts';

/** The stylesheets, at the end of a page's `<head>`. */
export function renderHead(page: PageState): Html {
	page.isHeadRendered = true;
	return page.head;
}

/** The stylesheets of a page without a `<head>`, such as a fragment, before its first element. */
export function maybeRenderHead(page: PageState): Html {
	return page.isHeadRendered ? EMPTY : renderHead(page);
}

/** A `<script>` of a component: on a page once, but in each `<template>`. */
export function renderScript(page: PageState, module: string): Html {
	if (page.templates === 0) {
		if (page.scripts.has(module)) return EMPTY;
		page.scripts.add(module);
	}
	const inlined = page.bundle.inlined.get(module);
	if (inlined === '') return EMPTY;
	return new Html(
		inlined === undefined
			? `<script type="module" src="${page.bundle.resolve(module)}"></script>`
			: `<script type="module">${inlined}</script>`,
	);
}

/** Rendered after the start of a `<template>`. */
export function templateEnter(page: PageState): Html {
	page.templates++;
	return EMPTY;
}

/** Rendered before the end of a `<template>`. */
export function templateExit(page: PageState): Html {
	page.templates--;
	return EMPTY;
}
