import { basename } from 'node:path';
import type { PageKind, PageLocals } from '../../features/page-data.ts';
import type { Component } from './component.ts';
import { Html } from './html.ts';
import { type BundleAddresses, newPage } from './page.ts';

/** The part of Astro's manifest of a bundle that is used. */
export interface BundleManifest {
	routes: {
		routeData: { component: string };
		styles: ({ type: 'external'; src: string } | { type: 'inline'; content: string })[];
	}[];
	/** Loads a page's module, by the path of its component. */
	pageMap: Map<string, () => Promise<{ page: () => Promise<{ default: Component }> }>>;
	/** File names by module. */
	entryModules: Record<string, string>;
	inlinedScripts: Map<string, string>;
	clientDirectives: Map<string, string>;
}

/** A function that renders pages with the components of a bundle. */
export function pageRenderer(manifest: BundleManifest) {
	const bundle = addressesOf(manifest);
	const pages = new Map<string, Promise<{ component: Component; head: Html }>>();
	const load = async (kind: PageKind) => {
		const route = manifest.routes.find(
			({ routeData }) => basename(routeData.component, '.page.astro') === kind,
		);
		const module = route && manifest.pageMap.get(route.routeData.component);
		if (!route || !module) throw new Error(`there is no src/features/*/${kind}.page.astro`);
		return {
			component: (await (await module()).page()).default,
			head: new Html(route.styles.map(stylesheet).join('')),
		};
	};
	return async (kind: PageKind, locals: PageLocals): Promise<string> => {
		const loading = pages.get(kind) ?? load(kind);
		pages.set(kind, loading);
		const { component, head } = await loading;
		const { text } = component(newPage(locals, head, bundle), {}, {});
		// The compiler leaves a page's own doctype out. Looking for one here would join the pieces of the text once more.
		return `<!DOCTYPE html>${text}`;
	};
}

function stylesheet(style: BundleManifest['routes'][number]['styles'][number]): string {
	return style.type === 'inline'
		? `<style>${style.content}</style>`
		: `<link rel="stylesheet" href="${address(style.src)}">`;
}

function addressesOf({ entryModules, inlinedScripts, clientDirectives }: BundleManifest): BundleAddresses {
	return {
		inlined: inlinedScripts,
		directives: clientDirectives,
		resolve: (module) => {
			const file = entryModules[module];
			if (!file) throw new Error(`the bundle has no file for ${module}`);
			return address(file);
		},
	};
}

const address = (file: string) => (file.startsWith('/') ? file : `/${file}`);
