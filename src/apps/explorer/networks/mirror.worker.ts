import { serveMirror } from 'tonlens/mirror-worker'

serveMirror()
