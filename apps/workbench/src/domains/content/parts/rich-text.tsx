import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Button, Space } from 'antd'
import { useState } from 'react'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { linkAddress, pictureWords } from '@nethos/contract/content/article.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { PictureButton } from '../../system/public.tsx'
import { Picture } from './picture-node.ts'

interface RichTextProps {
  label: string
  /** What it begins with; later changes come from within. */
  html: string
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, autolink: false, defaultProtocol: 'https' },
  }),
  Picture,
]

/** Bold, headings, lists, links and pictures: as much as a text for patients needs. Loaded by import(). */
export default function RichText({ label, html, onChange }: RichTextProps) {
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className="rich-text">
      <Tools editor={editor} />
      <EditorContent className="rich-text__page" editor={editor} />
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const [picture, setPicture] = useState<Uploaded>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const tool = (words: string, isOn: boolean, run: () => void) => (
    <Button key={words} aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={run}>
      {words}
    </Button>
  )
  return (
    <Space wrap role="toolbar" aria-label="正文格式">
      {tool('加粗', on.bold, () => void editor.chain().focus().toggleBold().run())}
      {tool('斜体', on.italic, () => void editor.chain().focus().toggleItalic().run())}
      {tool('大标题', on.h2, () => void editor.chain().focus().toggleHeading({ level: 2 }).run())}
      {tool('小标题', on.h3, () => void editor.chain().focus().toggleHeading({ level: 3 }).run())}
      {tool('项目列表', on.bullets, () => void editor.chain().focus().toggleBulletList().run())}
      {tool('编号列表', on.numbers, () => void editor.chain().focus().toggleOrderedList().run())}
      {tool('引用', on.quote, () => void editor.chain().focus().toggleBlockquote().run())}
      {on.link
        ? tool('取消链接', true, () => void editor.chain().focus().extendMarkRange('link').unsetLink().run())
        : tool('链接', false, () => setLinking(true))}
      <PictureButton onArrived={setPicture}>插入图片</PictureButton>
      <Button disabled={!on.canUndo} onClick={() => editor.chain().focus().undo().run()}>
        撤销
      </Button>
      <Button disabled={!on.canRedo} onClick={() => editor.chain().focus().redo().run()}>
        重做
      </Button>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {picture && <PictureDialog editor={editor} picture={picture} onClose={() => setPicture(undefined)} />}
    </Space>
  )
}

interface DialogProps {
  editor: Editor
  onClose: () => void
}

const LinkDialog = ({ editor, onClose }: DialogProps) => (
  <TextDialog
    title="插入链接"
    label="链接地址"
    yes="插入"
    most={500}
    wrong={text => sentenceOf(linkAddress, text)}
    onYes={async href => insertLink(editor, href)}
    onClose={onClose}
  >
    以 https:// 开头的网址、以 / 开头的本院页面，或以 tel: 开头的电话。没有选中文字时，插入地址本身。
  </TextDialog>
)

/** What is said of a picture before it stands in the text. */
function PictureDialog({ editor, picture, onClose }: DialogProps & { picture: Uploaded }) {
  const insert = async (words: string) => {
    const attrs = { src: picture.url, alt: words, caption: words }
    editor.chain().focus().insertContent({ type: 'image', attrs }).run()
    onClose()
    return true
  }
  return (
    <TextDialog
      title="图片说明"
      label="说明"
      yes="插入图片"
      most={60}
      wrong={text => sentenceOf(pictureWords, text)}
      onYes={insert}
      onClose={onClose}
    >
      显示在图片下方，看不清图片的患者也会听到。可以不填。
    </TextDialog>
  )
}

function insertLink(editor: Editor, href: string): boolean {
  const chain = editor.chain().focus()
  if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
  return true
}
