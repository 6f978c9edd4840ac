import { defineMiddleware } from 'astro:middleware';
import type { PageLocals } from './features/page-data.ts';

/** Where the gallery of `src/ui` is shown in development (src/gallery). */
const GALLERY = '/_gallery';

/**
 * Gives the page its locals in development, where no generator does; while building, keeps what a page throws, which Astro
 * would answer with an empty 500, so that the build can name the cause.
 */
export const onRequest = defineMiddleware(async (context, next) => {
	const locals = context.locals as PageLocals;
	// The gallery is about no dealer.
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
