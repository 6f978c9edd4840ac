import { extractDirectives } from 'astro/runtime/server/hydration.js';
import { serializeProps } from 'astro/runtime/server/serialize.js';
import { createElement, type FunctionComponent, type MemoExoticComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type Contents, renderedOnce } from './alike.ts';
import { escapeHtml, Html, htmlOf } from './html.ts';
import type { PageState, Props, Slots } from './page.ts';

/** A component of React that a template may use. */
export type ReactComponent = FunctionComponent<Props> | MemoExoticComponent<FunctionComponent<Props>>;

/** The part of a React component's props that says how it is hydrated. */
interface Hydration {
	directive: string;
	value: unknown;
	componentUrl: string;
	componentExport: { value: string };
}

/** The directive whose script is a file of its own (src/browser/hydration/watch-intent.ts). */
const INTENT = 'intent';
/** Links that React renders to load pictures earlier. */
const PRELOADS = /<link rel="preload"[^>]*>/g;
const STATIC_SLOTS = /<\/?astro-static-slot\b[^>]*>/g;

/** A React component: an island, or plain HTML where it is not hydrated. */
export function renderIsland(
	page: PageState,
	name: string,
	component: ReactComponent,
	given: Props,
	slots: Slots,
): Html {
	const { hydration, props } = extractDirectives(given, page.bundle.directives) as {
		hydration: Hydration | null;
		props: Props;
	};
	const unsent = hydration && Object.keys(props).find((prop) => typeof props[prop] === 'function');
	if (unsent) throw new Error(`<${name} ${unsent}> is a function: props of islands are data`);
	const contents = Object.entries(slots).map(([slot, render]) => [slot, htmlOf(render(page))] as const);
	const prefix = `r${page.islands++}`;
	if (!hydration)
		return new Html(reactHtml(component, props, contents, 'astro-static-slot').replace(STATIC_SLOTS, ''));
	const island = renderedOnce(component, props, contents, (alike, slotted) => ({
		props: escapeHtml(serializeProps(alike, { displayName: name, astroStaticSlot: true })),
		html: islandHtml(component, alike, slotted),
	}));
	const attributes = {
		prefix,
		'component-url': page.bundle.resolve(hydration.componentUrl),
		'component-export': hydration.componentExport.value,
		'renderer-url': page.bundle.resolve('@astrojs/react/client.js'),
		props: island.props,
		ssr: null,
		client: hydration.directive,
		opts: escapeHtml(JSON.stringify({ name, value: hydration.value || '' })),
		'await-children': null,
	};
	const rendered = Object.entries(attributes)
		.map(([key, value]) => (value === null ? ` ${key}` : ` ${key}="${value}"`))
		.join('');
	return new Html(
		`${directiveScript(page, hydration.directive)}<astro-island${rendered}>${island.html}<!--astro:end--></astro-island>`,
	);
}

/** The HTML of an island, with the contents that it does not render at first. */
function islandHtml(component: ReactComponent, props: Props, contents: Contents): string {
	const html = reactHtml(component, props, contents, 'astro-slot');
	const unused = contents
		.filter(([slot]) => !html.includes(slot === 'default' ? '<astro-slot>' : `<astro-slot name="${slot}">`))
		.map(
			([slot, text]) =>
				`<template data-astro-template${slot === 'default' ? '' : `="${slot}"`}>${text}</template>`,
		);
	return html + unused.join('');
}

/** The HTML of a React component with its slots: the default one as its children, others as props of their names. */
function reactHtml(component: ReactComponent, props: Props, contents: Contents, tag: string): string {
	const filled: Props = { ...props };
	for (const [slot, html] of contents)
		filled[slot === 'default' ? 'children' : slot] = slotElement(tag, slot, html);
	return renderToString(createElement(component, filled)).replace(PRELOADS, '');
}

function slotElement(tag: string, slot: string, html: string): ReactElement | null {
	if (html.trim() === '') return null;
	return createElement(tag, {
		name: slot === 'default' ? undefined : slot,
		suppressHydrationWarning: true,
		// biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that a component of this build has rendered.
		dangerouslySetInnerHTML: { __html: html },
	});
}

/** The script of a directive, before the first island that has it. */
function directiveScript(page: PageState, directive: string): string {
	if (directive === INTENT || page.directives.has(directive)) return '';
	if (page.templates === 0) page.directives.add(directive);
	return `<script>${page.bundle.directives.get(directive)}</script>`;
}
