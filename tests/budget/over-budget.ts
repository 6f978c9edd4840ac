/** What a failing test of a limit of bytes says: how to go on. */
export const OVER_BUDGET =
	'too many bytes: save some elsewhere, or raise the limit where it is set, and say why in the comment above it';
