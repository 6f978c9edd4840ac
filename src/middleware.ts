import { defineMiddleware } from 'astro:middleware';
import type { PageLocals } from './features/page-data.ts';

/** The path of the component gallery in development (src/gallery). */
const GALLERY = '/_gallery';

/**
 * Gives pages their locals in development, where no generator runs; in builds, records a page's error, for which Astro
 * would return an empty 500, so that the build can report the cause.
 */
export const onRequest = defineMiddleware(async (context, next) => {
	const locals = context.locals as PageLocals;
	// The gallery has no dealer.
	if (context.routePattern.startsWith(GALLERY)) return next();
	if (import.meta.env.DEV) {
		const { developmentPage } = await import('./generator/development.ts');
		const page = await developmentPage(context.request);
		if (page instanceof Response) return page;
		Object.assign(locals, page.locals);
		return next(`/${page.kind}`);
	}
	try {
		return await next();
	} catch (error) {
		locals.failure = error;
		return new Response(null, { status: 500 });
	}
});
