import type { ReactNode } from 'react';

/** What a file of examples of a React component exports: the states of a piece by their names. */
interface ReactExamples {
	examples: Readonly<Record<string, ReactNode>>;
}

/** A component of Astro, as a page draws it. */
type AstroExamples = { default: (props: Record<string, never>) => unknown };

/** A piece of `src/ui` with its examples: elements by name from a `.tsx` file, a component that draws them all from an `.astro` file. */
export type Piece = { name: string; folder: string } & (
	| { examples: ReactExamples['examples']; Examples: null }
	| { examples: null; Examples: AstroExamples['default'] }
);

const IN_REACT = import.meta.glob<ReactExamples>('../ui/**/*.examples.tsx', { eager: true });
const IN_ASTRO = import.meta.glob<AstroExamples>('../ui/**/*.examples.astro', { eager: true });

/** Every piece of `src/ui` that has examples, by its path: 'form/TextField'. */
export const PIECES: readonly Piece[] = [
	...Object.entries(IN_REACT).map(([file, { examples }]) => ({
		...placeOf(file),
		examples,
		Examples: null,
	})),
	...Object.entries(IN_ASTRO).map(([file, { default: Examples }]) => ({
		...placeOf(file),
		examples: null,
		Examples,
	})),
].sort((a, b) => (a.name < b.name ? -1 : 1));

function placeOf(file: string): { name: string; folder: string } {
	const name = file.replace('../ui/', '').replace(/\.examples\.(tsx|astro)$/, '');
	return { name, folder: name.slice(0, name.indexOf('/')) };
}
