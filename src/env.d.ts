/// <reference types="astro/client" />

declare namespace App {
	/** Filled by the generator, or by the middleware in development; see `contracts/page/page.ts`. */
	interface Locals extends Partial<import('./features/page-data.ts').PageLocals> {}
}
