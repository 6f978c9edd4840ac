/** Page size and margin: A4, in points of 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;

/** Width of the text. */
export const WIDTH = PAGE.width - 2 * PAGE.margin;

/** The colours of a document. */
export const INK = { text: '#16181d', quiet: '#5c626d', line: '#d9dce1', ground: '#f3f4f6' } as const;

/** Fonts that may be embedded as subsets; the body font of some sites. */
export const FONTS = {
	regular: fontFile('400Regular/Figtree_400Regular.ttf'),
	bold: fontFile('700Bold/Figtree_700Bold.ttf'),
} as const;

function fontFile(path: string): string {
	return new URL(import.meta.resolve(`@expo-google-fonts/figtree/${path}`)).pathname;
}
