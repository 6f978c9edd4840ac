/** Modules of these file names, in one script. */
const modules = (...names) => new RegExp(`[\\\\/](${names.join('|')})\\.ts$`);

/**
 * Modules that are always loaded together, each group in one script. Left alone the bundler splits them by which islands share them too,
 * into files of 100 to 600 bytes: every page loads 570 bytes more (gzip), a page with an island 500 more, a list 1,200 more. Larger groups,
 * such as the form kit, or groups by the bundler's own sharing make other pages heavier.
 */
export const sharedFiles = {
	groups: [
		{
			name: 'every-page',
			test: modules('replace-missing', 'show-changes', 'get-stock-changes', 'watch-intent', 'hold-click'),
		},
		{ name: 'hours', test: modules('hours-now', 'opening-hours', 'local-date') },
		{
			name: 'vehicle-state',
			test: modules('availability', 'vehicle-state', 'car-type', 'item-type'),
		},
		// A list loads both; what reads a sentence needs only the first at first.
		{ name: 'text', test: /embedded[\\/]text[\\/](tokens|distance)\.ts$/ },
		// Not react/jsx-runtime: cards that change on an open page are rendered by it alone (src/ui/live-update).
		{
			name: 'react',
			test: /node_modules[\\/](react[\\/](index|cjs[\\/]react\.)|react-dom[\\/]|scheduler[\\/])/,
		},
	],
};
