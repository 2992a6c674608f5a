// The bundler's allocator, mimalloc, reads these when it is loaded. In huge pages a few used bytes count as 2 MB, and
// unused pages would be kept for a second.
process.env.MIMALLOC_ALLOW_THP ??= '0';
process.env.MIMALLOC_PURGE_DELAY ??= '0';
