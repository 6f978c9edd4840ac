/** The value of a cookie that scripts may read; undefined for none. */
export function readCookie(name: string): string | undefined {
	return new RegExp(`\\b${name}=([^;]+)`).exec(document.cookie)?.[1];
}
