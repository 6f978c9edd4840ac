/** The address of a script in a file of its own; see chunk-address.mjs. */
declare module '*?address' {
	const address: string;
	export default address;
}
