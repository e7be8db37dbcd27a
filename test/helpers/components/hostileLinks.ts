/** URLs that run code, or show what somebody made up, where a reader expects a page; some in disguise. */
export const hostileLinks: readonly string[] = [
  'javascript:hacked()',
  'JAVASCRIPT:hacked()',
  ' \u0001javascript:hacked()',
  'java\tscript:hacked()',
  'java\r\nscript\n:hacked()',
  'data:text/html,<script>hacked()</script>',
  'vbscript:hacked()',
  'blob:https://page.example/0',
  'file:///etc/passwd',
]
